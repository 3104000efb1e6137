// What notices say: of storage, and of a new version.
import type { Part } from '../../storage/store.ts';

/** The parts of the store, by the names of its entries. */
const savedParts: Record<Part, string> = {
  settings: 'settings',
  save: 'the game',
  games: 'finished games',
  apart: 'matches with friends',
  matches: 'matches with friends',
  progress: 'your progress in puzzles and the course',
  puzzles: 'puzzles',
  course: 'the course',
  era: 'when you last cleared everything',
};

export const noticeWords = {
  saved: {
    denied: 'This browser doesn’t save anything, so the game is gone when you close this tab.',
    full: 'Storage is full. New games won’t survive closing this tab, unless you save them to a file.',
    unread: (parts: Part[]) =>
      `Some saved data couldn’t be read: ${[...new Set(parts.map((part) => savedParts[part]))].join(', ')}. It was set aside, not deleted.`,
    toFile: 'Save everything to a file',
  },
  updateReady: 'A new version is ready.',
  updateNow: 'Use it now',
  updateLater: 'Later',
};
