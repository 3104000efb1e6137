// Live play without a browser: codes, session descriptions, messages, and the state machine, with two peers played by
// the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeConnection } from '../../web/friends/live/connection.ts';
import { longest, makeAllowance, messageText, parseMessage } from '../../web/friends/live/delivery.ts';
import { candidateLine, describe, signalOf } from '../../web/friends/live/signal.ts';
import { isOfOtherVersion, mostCandidates, readSignal, signalText } from '../../web/friends/live/signal.ts';
import { makeSources } from '../../web/tools/sources.mjs';
import { FakePeer, fakeSurroundings } from './support/fake-peer.mjs';
import { each, settled } from './support/fakes.mjs';

const mdns = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.local';
const offer = {
  role: 'offer',
  id: '01234567',
  fingerprint: '0123456789abcdef'.repeat(4),
  ufrag: 'aB3+',
  password: 'abcdefghijklmnopqrstuv/9',
  candidates: [],
};
const answer = {
  ...offer,
  role: 'answer',
  id: '00c0ffee',
  candidates: [
    { address: mdns, port: 54321 },
    { address: '192.168.1.20', port: 9 },
    { address: '2001:db8:0:0:0:0:0:1', port: 65535 },
  ],
};

/** As in Firefox: hexadecimal. */
const inHex = { ufrag: '0a1b2c3d', password: '0123456789abcdef'.repeat(2) };

test('a signal is what it was after having been a text', () => {
  const longest = { ufrag: '/'.repeat(64), password: '+'.repeat(64) };
  for (const signal of [offer, answer]) {
    for (const texts of [{}, inHex, longest]) {
      assert.deepEqual(readSignal(signalText({ ...signal, ...texts })), { ...signal, ...texts });
    }
  }
});

test('a code is short', () => {
  const lengths = [offer, answer].flatMap((signal) =>
    [signal, { ...signal, ...inHex }].map((one) => signalText(one).length),
  );
  assert.deepEqual(lengths, [78, 76, 140, 139]);
  const most = { ...answer, candidates: Array(mostCandidates).fill({ address: mdns, port: 1 }) };
  assert.equal(signalText(most).length, 156);
});

test('a code of another version is known for one', () => {
  const text = signalText(offer);
  assert.equal(isOfOtherVersion(text), false);
  // The first version's code began with its number in eight bits.
  for (const other of [`A${text.slice(1)}`, `G${text.slice(1)}`, '', '?']) assert.equal(isOfOtherVersion(other), true);
});

test('an address that is no address, or one too many, is left out', () => {
  const read = (candidates) =>
    readSignal(signalText({ ...answer, candidates })).candidates.map(({ address }) => address);
  const bad = ['1.2.3', '1.2.3.256', 'a.local', ':::', '1:2', '1::2::3', 'host.example.org', '1:2:3:4:5:6:7:g'];
  assert.deepEqual(read(bad.map((address) => ({ address, port: 1 }))), []);
  assert.deepEqual(read([{ address: 'fe80::1:2', port: 1 }]), ['fe80:0:0:0:0:0:1:2']);
  assert.equal(read(Array(5).fill({ address: '10.0.0.1', port: 1 })).length, mostCandidates);
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a code that was cut, lengthened or changed in one character is none', () => {
  for (const signal of [offer, answer]) {
    const text = signalText(signal);
    for (let at = 0; at < text.length; at += 1) {
      assert.equal(readSignal(text.slice(0, at)), null);
      for (const letter of alphabet) {
        const edited = text.slice(0, at) + letter + text.slice(at + 1);
        if (edited !== text) assert.equal(readSignal(edited), null, `${letter} at ${at}`);
      }
    }
    for (const other of [`${text}A`, `${text}=`, `${text}.`, ` ${text}`]) assert.equal(readSignal(other), null);
  }
});

/** Random bytes, the same ones each time. */
function makeChance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('whatever text comes, a signal has nothing in it that could break a session description', () => {
  const chance = makeChance(3);
  const sealed = (text) => {
    const check = [...text].reduce((sum, one) => (sum * 257 + alphabet.indexOf(one) + 1) % (2 ** 18 - 5), 0);
    return text + [check >> 12, (check >> 6) & 63, check & 63].map((six) => alphabet[six]).join('');
  };
  const goods = [answer, { ...answer, ...inHex }].map((signal) => signalText(signal).slice(0, -3));
  for (const good of goods) assert.ok(readSignal(sealed(good)), 'the check is the one that codes have');
  let taken = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const characters = [...goods[round % 2]];
    for (let change = chance(3); change >= 0; change -= 1) characters[chance(characters.length)] = alphabet[chance(64)];
    if (chance(4) === 0) characters.length = chance(characters.length + 1);
    const signal = readSignal(sealed(characters.join('')));
    if (!signal) continue;
    taken += 1;
    const sdp = describe(signal, signal.candidates);
    assert.equal(sdp.split('\r\n').length, 16 + signal.candidates.length, JSON.stringify(sdp));
    for (const line of sdp.split('\r\n').slice(0, -1)) assert.match(line, /^[a-z]=[\x20-\x7e]+$/);
  }
  assert.ok(taken > 100, `${taken} were signals`);
});

test('a session description gives what it was made of', () => {
  for (const signal of [offer, answer]) {
    assert.deepEqual(signalOf(describe(signal, signal.candidates), signal.role, signal.id), signal);
  }
  assert.equal(signalOf('v=0\r\na=ice-ufrag:abcd\r\n', 'offer', '00000000'), null);
  const other = 'a=candidate:1 1 tcp 1 10.0.0.1 9 typ host\r\na=candidate:1 2 udp 1 10.0.0.2 9 typ host\r\n';
  assert.deepEqual(signalOf(describe(offer, []) + other, 'offer', offer.id).candidates, []);
  assert.match(candidateLine({ address: '10.0.0.1', port: 7 }), /^candidate:1 1 udp \d+ 10\.0\.0\.1 7 typ host$/);
});

test('a message is what it was after having been a text, and anything else is none', () => {
  const messages = [
    { kind: 'letter', letter: 'BkvDHNtQ_-CF' },
    { kind: 'wave' },
    { kind: 'bye' },
    ...['message', 'flood', 'letter', 'turn'].map((fault) => ({ kind: 'err', fault })),
  ];
  for (const message of messages) assert.deepEqual(parseMessage(messageText(message)), message);
  const bad = ['', ' ', 'wave ', 'hello', 'letter', 'letter ', 'letter B', 'letter <b>hello', 'letter BkvDHNtQ x'];
  const worse = ['err', 'err what', `letter ${'A'.repeat(longest)}`, null, 3, {}, new ArrayBuffer(8), '__proto__'];
  for (const data of [...bad, ...worse]) assert.equal(parseMessage(data), null, String(data));
});

test('so many messages are allowed at once, and so many in a second', () => {
  let time = 0;
  const allowed = makeAllowance({ burst: 3, rate: 2, now: () => time });
  const many = (count) => Array.from({ length: count }, () => allowed());
  assert.deepEqual(many(4), [true, true, true, false]);
  time += 1000;
  assert.deepEqual(many(2), [true, false]);
  time += 60_000;
  assert.deepEqual(many(4), [true, true, true, false]);
});

/** A page with a connection, its peers, and what it has heard. */
function makePage(options) {
  const surroundings = fakeSurroundings(options);
  const page = { ...surroundings, phases: [], heard: [] };
  page.connection = makeConnection(surroundings.given, {
    changed: ({ phase, end }) => page.phases.push(end ?? phase),
    received: (message) => page.heard.push(message),
  });
  page.peer = () => page.peers.at(-1);
  return page;
}

/** Two pages, of which one has answered the other's invitation. */
async function answered(options) {
  const [host, guest] = [makePage(options), makePage(options)];
  await host.connection.invite();
  await guest.connection.answer(host.connection.state.code);
  return { host, guest };
}

/** Two pages that have exchanged their codes and have a path between them. */
async function connected(options) {
  const { host, guest } = await answered(options);
  assert.equal(host.connection.waitsFor(guest.connection.state.code), true);
  await host.connection.accept(guest.connection.state.code);
  FakePeer.join(host.peer(), guest.peer());
  return { host, guest };
}

test('an invitation and its reply connect', async () => {
  const { host, guest } = await connected();
  assert.deepEqual(host.phases, ['preparing', 'offered', 'connecting', 'connected']);
  assert.deepEqual(guest.phases, ['preparing', 'answered', 'connected']);
  assert.equal(host.waiting() + guest.waiting(), 0, 'no timer is left');
  host.connection.send({ kind: 'wave' });
  guest.connection.send({ kind: 'letter', letter: 'BkvDHNtQ' });
  assert.deepEqual(guest.heard, [{ kind: 'wave' }]);
  assert.deepEqual(host.heard, [{ kind: 'letter', letter: 'BkvDHNtQ' }]);
});

test('who answers lets the other begin, and knows no way to them but through a server', async () => {
  const { guest, host } = await connected();
  assert.match(guest.peer().remote.sdp, /a=setup:active/);
  assert.doesNotMatch(guest.peer().remote.sdp, /a=candidate/);
  assert.match(host.peer().remote.sdp, /a=setup:passive/);
  assert.match(host.peer().remote.sdp, /a=candidate/);
  const { guest: other } = await connected({ throughServer: true });
  assert.match(other.peer().added[0], / 10\.0\.0\.1 /);
});

test('who waits with a reply keeps the browser from giving up', async () => {
  const { guest } = await answered();
  guest.pass(60_000);
  assert.equal(guest.peer().added.length, 16);
  assert.equal(new Set(guest.peer().added).size, 16);
  for (const line of guest.peer().added) assert.match(line, / 198\.51\.100\.1 /);
});

test('without a path it ends after fifteen seconds, or once the browser finds none, and a fresh code begins anew', async () => {
  const { host, guest } = await answered();
  const first = host.connection.state.code;
  await host.connection.accept(guest.connection.state.code);
  host.pass(14_999);
  assert.equal(host.connection.state.phase, 'connecting');
  host.pass(1);
  guest.peer().walk('failed');
  for (const { connection } of [host, guest]) assert.equal(connection.state.end, 'no_path');
  assert.equal(host.peer().closed, true);
  await host.connection.invite();
  assert.notEqual(host.connection.state.code, first);
  assert.equal(host.connection.waitsFor(guest.connection.state.code), false, 'the reply is to another invitation');
});

test('a path that comes back goes on, one that does not stays lost', async () => {
  const { host, guest } = await connected();
  host.peer().walk('disconnected');
  assert.equal(host.connection.state.phase, 'lost');
  host.peer().walk('failed');
  host.peer().walk('connected');
  assert.equal(host.connection.state.phase, 'connected');
  guest.peer().close();
  assert.equal(host.connection.state.phase, 'lost');
  host.peer().walk('connected');
  assert.equal(host.connection.state.phase, 'lost', 'nothing can be sent over it');
  assert.equal(host.connection.send({ kind: 'wave' }), false);
});

test('garbage, floods and a hello of a million moves are answered with err and closed', async () => {
  const bad = [
    [['garbage'], 'err message'],
    [[new ArrayBuffer(3)], 'err message'],
    [[`letter ${'A'.repeat(1_000_000)}`], 'err message'],
    [Array(21).fill('wave'), 'err flood'],
  ];
  for (const [texts, reply] of bad) {
    const { host, guest } = await connected();
    const replies = [];
    guest.peer().channel.onmessage = ({ data }) => replies.push(data);
    for (const text of texts) guest.peer().channel.send(text);
    assert.equal(host.connection.state.end, 'fault');
    assert.deepEqual(replies, [reply]);
    const before = host.heard.length;
    guest.peer().channel.send('wave');
    assert.equal(host.heard.length, before, 'nothing more is heard');
    host.pass(1000);
    assert.equal(host.peer().closed, true);
  }
});

test('err is not answered with err', async () => {
  const { host, guest } = await connected();
  host.connection.blame('turn');
  assert.equal(guest.connection.state.end, 'blamed');
  assert.equal(host.connection.state.end, 'fault');
});

test('a code of the other kind, or none, changes nothing', async () => {
  const [host, guest] = [makePage(), makePage()];
  await host.connection.invite();
  assert.equal(await guest.connection.answer('what'), false);
  assert.equal(await guest.connection.answer(signalText(answer)), false);
  assert.deepEqual(guest.phases, []);
  assert.equal(host.connection.waitsFor(host.connection.state.code), false);
  assert.equal(host.connection.waitsFor(signalText(answer)), false);
});

test('a browser that cannot do it says so', async () => {
  const page = makePage({ broken: true });
  await page.connection.invite();
  assert.equal(page.connection.state.end, 'unable');
  page.connection.forget();
  assert.equal(page.connection.state.phase, 'none');
});

test('a fresh code takes the place of one that is being made', async () => {
  const page = makePage();
  const first = page.connection.invite();
  await page.connection.invite();
  await first;
  assert.deepEqual(page.phases, ['preparing', 'preparing', 'offered']);
  assert.deepEqual(each(page.peers, 'closed'), [true, false]);
});

test('addresses that take too long are done without', async () => {
  const page = makePage({ slow: true });
  const made = page.connection.invite();
  await settled();
  assert.equal(page.connection.state.phase, 'preparing');
  page.pass(3000);
  await made;
  assert.equal(page.connection.state.phase, 'offered');
});

test('a code without any address is not handed out, however long the first one takes', async () => {
  const host = makePage();
  await host.connection.invite();
  const page = makePage({ slow: true, lost: true });
  const made = page.connection.answer(host.connection.state.code);
  await settled();
  page.pass(60_000);
  await settled();
  assert.equal(page.connection.state.phase, 'preparing');
  page.peer().find('10.0.0.7');
  await made;
  assert.equal(page.connection.state.phase, 'answered');
  assert.deepEqual(readSignal(page.connection.state.code).candidates, [{ address: '10.0.0.7', port: 4000 }]);
});

test('the policy of the page names STUN where a host has named servers, and nothing else is one', async () => {
  const folder = new URL('../../web', import.meta.url).pathname;
  const policy = async (stun) => {
    const sources = makeSources({ web: folder, program: folder, licences: folder, version: '1', stun });
    const page = await sources.page(() => '', '');
    return /connect-src ([^;]*);/.exec(page)?.[1];
  };
  assert.equal(await policy(''), "'self'");
  assert.equal(await policy('stun:stun.example.org:3478,stun:b.example.org'), "'self' stun:");
  assert.equal(await policy('stun:a.example.org,stuns:b.example.org'), "'self' stun: stuns:");
  for (const bad of ['https://example.org', "stun:a'; script-src *", 'turn:a.example.org', 'stun:a,,']) {
    await assert.rejects(policy(bad), /no list of STUN servers/);
  }
});
