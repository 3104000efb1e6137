// The words of the settings.

export const settingsWords = {
  boardAsText: 'Board as text',
  settings: 'Settings',
  alternate: 'Alternate who starts',
  alternateNote: 'Swap marks after each game, as in a series.',
  lookAndFeel: 'Look and feel',
  theme: 'Theme',
  pace: 'Computer speed',
  animation: 'Animation',
  animationNote: 'Off while your system asks for reduced motion.',
  sound: 'Sound',
  soundOffer: 'Sound?',
  soundOn: 'Yes',
  soundNever: 'No',
  vibration: 'Vibration',
  boardAsTextNote: 'Letters and dots, for reading row by row.',
  themes: { system: 'Match system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  /** By milliseconds. */
  paces: { 0: 'Instant', 800: 'Normal', 1600: 'Slow' },
};
