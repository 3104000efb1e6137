// The words of the dialog Share.
import { product, times } from './language.ts';
import type { Reached } from '../../program/challenge.ts';

export const shareWords = {
  shareHeading: 'Share this game',
  link: 'Link',
  copyLink: 'Copy link',
  gameAsText: 'Address of this game',
  gameAsTextNote:
    'This page is a file on your device, so a link to it wouldn’t work for others. Anyone who has the file, or a site with this game, can add this to the end of its address.',
  noLink: 'No game can start from this position, so there’s no link to it.',
  copyAddress: 'Copy address',
  send: 'Send…',
  asText: 'As text',
  copyText: 'Copy text',
  saveImage: 'Save image',
  makeLesson: 'Make a lesson',
  imageSaved: 'The image is in your downloads.',
  /** For each character of a view's cells. */
  diagram: { X: '❌', O: '⭕', '.': '⬜' },
  /** The player's own result, as they would tell it. */
  mine: ({ result, count, helped }: Reached, opponent: string) => {
    const inMoves = `in ${times(count, 'move')}${helped ? ', with help' : ''}.`;
    if (result === 'drew') return `I held ${opponent} to a draw${helped ? ', with help' : ''}.`;
    return result === 'won' ? `I beat ${opponent} ${inMoves}` : `${opponent} beat me ${inMoves}`;
  },
  diagramTitle: (rules: string, standing: string) => `${product}, ${rules}: ${standing}`,
};
