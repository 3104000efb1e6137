// The words of live play with a friend elsewhere.

/** @import { LiveWords } from './words.d.ts' */

/** @param {number} when */
const clock = (when) => new Date(when).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** @type {LiveWords} */
export const liveWords = {
  heading: 'Play live',
  phase: {
    none: () => '',
    preparing: () => 'Making a code…',
    offered: (since) => `Waiting for your friend’s reply since ${clock(since)}.`,
    answered: (since) => `Waiting for your friend to take the reply since ${clock(since)}.`,
    connecting: () => 'Connecting…',
    connected: () => 'Connected.',
    lost: (since) => `Connection lost at ${clock(since)}.`,
    ended: () => '',
  },
  end: {
    no_path: 'No path to your friend’s device was found. Go on by link, or try a fresh code.',
    unable: 'This browser cannot connect to another one. Go on by link.',
    left: 'You have left the live game. It goes on by link.',
    bye: 'Your friend has left the live game. It goes on by link.',
    fault: 'Closed: your friend’s page sent what it may not. The game is kept.',
    blamed: 'Closed: your friend’s page could not use what this one sent. The game is kept.',
  },
  connected: 'Connected: what you do arrives at once.',
  help: {
    offered: 'Your friend scans this code or opens the link, and gets a reply for you.',
    answered: 'Your friend scans this reply or opens its link: then you are connected.',
    reply: 'Scan your friend’s reply, paste it, or open its link on this device.',
    read: 'Scan your friend’s code, or paste it.',
  },
  code: { offered: 'QR code of the invitation', answered: 'QR code of the reply' },
  link: { offered: 'Link of the invitation', answered: 'Link of the reply' },
  text: { offered: 'Invitation as text', answered: 'Reply as text' },
  message: {
    offered: (link) => `Tic-tac-toe, live: ${link}`,
    answered: (link) => `My reply: ${link}`,
  },
  theirs: 'Code or link from your friend',
  connect: 'Connect',
  noCode: 'That is no code and no link of a game.',
  freshCode: 'Fresh code',
  showCode: 'Show code',
  enterReply: 'Enter the reply',
  otherWays: 'Other ways',
  useCamera: 'Use the camera',
  stopCamera: 'Stop the camera',
  cameraOn: 'Hold the code before the camera.',
  cameraFailed: 'The camera cannot be used. Paste the code instead.',
  wave: 'Wave',
  leave: 'Leave live',
  youWave: 'You wave.',
  wavedEnough: 'You have waved enough: wait for your friend.',
  friendWaves: 'Your friend waves.',
};
