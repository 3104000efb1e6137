// The words of live play with a friend elsewhere.

import { time } from '../intl.ts';
import { friendIn } from './friends.ts';
import { product } from './language.ts';
import { friendIs } from './play.ts';

export type OwnCode = 'offered' | 'answered';

export const liveWords = {
  heading: 'Play live',
  /** What each state of the connection says. */
  phase: {
    none: () => '',
    preparing: () => 'Making a code…',
    offered: (since: number, name: string) => `Waiting since ${time(since)} for ${friendIn(name)}’s reply.`,
    answered: (since: number, name: string) => `Waiting since ${time(since)} for ${friendIn(name)} to open your link.`,
    connecting: () => 'Connecting…',
    connected: () => 'Connected.',
    lost: (since: number, name: string) =>
      `Lost the connection to ${friendIn(name)} at ${time(since)}. Reconnect or continue by link.`,
    ended: () => '',
  },
  /** While this side's code has not been sent. */
  unsent: { offered: 'Your invitation isn’t sent yet.', answered: 'Your reply isn’t sent yet.' },
  /** Why it has ended. */
  end: {
    no_path: (name: string) => `${friendIs(name)}’s device can’t be reached. Continue by link, or try a fresh code.`,
    unable: () => 'This browser can’t connect to another one. Continue by link.',
    reloaded: () => 'The connection ended when this page was reloaded. Reconnect or continue by link.',
    left: () => 'You disconnected. Continue by link.',
    bye: (name: string) => `${friendIs(name)} disconnected. Continue by link.`,
    fault: (name: string) => `Disconnected: ${friendIn(name)}’s page sent something wrong. Your game is safe.`,
    blamed: (name: string) =>
      `Disconnected: ${friendIn(name)}’s page couldn’t read what this one sent. Your game is safe.`,
  },
  connected: 'Connected. You’ll see each other’s moves instantly.',
  help: {
    offered: 'Step 1 of 2: send this to your friend, or let them scan it. They’ll get a link to send back to you.',
    answered: 'Step 2 of 2: send this back to your friend, or let them scan it. Then you’re connected.',
    reply: 'Step 2 of 2: scan your friend’s reply, paste it, or open its link on this device.',
    read: 'Scan your friend’s code, or paste it.',
  },
  /** Sent by the device's share sheet. */
  isOut: {
    offered: 'Sent. When your friend’s reply is here, open its link or enter it.',
    answered: 'Sent. You’re connected once your friend opens it.',
  },
  code: { offered: 'QR code of the invitation', answered: 'QR code of the reply' },
  link: { offered: 'Invitation link', answered: 'Reply link' },
  text: { offered: 'Invitation as text', answered: 'Reply as text' },
  message: {
    offered: (link: string) => `${product}, live: ${link}`,
    answered: (link: string) => `My reply: ${link}`,
  },
  theirs: 'Code or link from your friend',
  connect: 'Connect',
  noCode: 'That’s not a code or a link to a game.',
  freshCode: 'Fresh code',
  enterReply: 'Enter the reply',
  otherWays: 'Other ways',
  useCamera: 'Use the camera',
  stopCamera: 'Stop the camera',
  cameraOn: 'Hold the code up to the camera.',
  cameraFailed: 'The camera isn’t available. Paste the code instead.',
  /** Disconnects before there is a connection. */
  cancel: 'Cancel',
  youWave: 'You waved.',
  wavedEnough: 'That’s enough waving: wait for your friend.',
  friendWaves: (name: string) => `${friendIs(name)} waved.`,
};
