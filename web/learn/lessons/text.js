// Lessons as an address writes them, and back: `v=1&lesson=own&note=…&rules=3,3,3&position=…&task=find`. Each
// `lesson=own` begins another lesson, and what follows is its own. What comes out is bounded and clean; whether its
// position can be, the study says. The form is written down in src/web/README.md.
import { knownRules } from '../../program/known-rules.js';
import { emptyBoard } from '../../program/start.js';

/**
 * @import { ParseFault } from '../../program/contract.d.ts'
 * @import { FaultOfLesson, Hidden, LessonTask } from '../../words/lesson-words.d.ts'
 */
/**
 * A lesson of a teacher.
 * @typedef {object} Lesson
 * @property {string} rules
 * @property {string} position it begins from
 * @property {string[]} moves since
 * @property {string} note plain text
 * @property {LessonTask} task
 * @property {Hidden[]} hidden what the pupil is not shown
 */
/** What an address says: lessons, a step of the course (its name), the list of steps, or a fault.
 * @typedef {{ lessons: Lesson[] } | { step: string } | { list: true } | { fault: FaultOfLesson }} Said */

export const tasks = /** @type {const} */ (['find', 'who', 'play']);
export const hideable = /** @type {const} */ (['hint', 'analysis', 'level']);
export const mostLessons = 20;
/** In characters of a note, and of a whole address. */
export const mostNote = 500;
export const mostText = 30_000;
const mostFound = 40;

/** A name of its own for lessons that are written out. */
const own = 'own';
const parts = ['note', 'rules', 'position', 'moves', 'hide', 'task'];
/** What would be right, as far as there is a list or a number of it. @type {Partial<Record<FaultOfLesson['reason'], string[]>>} */
const rights = {
  long: [String(mostText)],
  many: [String(mostLessons)],
  note: [String(mostNote)],
  unknown: parts,
  task: [...tasks],
  hide: [...hideable],
};

/** A text of somebody else as plain text: without signs that nobody sees, among them those that turn the direction of
 * what follows, and without towers of accents. @param {string} text */
export const plain = (text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** @param {string} text */
const excerpt = (text) => {
  const signs = [...plain(text)];
  return signs.length > mostFound ? `${signs.slice(0, mostFound).join('')}…` : signs.join('');
};

/** A position in the form that its game has, as it is written; null where it is in none.
 * @param {string} text @param {boolean} vanish */
function positionIn(text, vanish) {
  if (!vanish) return /^[xo./]+$/i.test(text) ? text.toUpperCase() : null;
  const [, marks, next] = text.match(/^([a-z\d.]*\/[a-z\d.]*\/)([xo])$/i) ?? [];
  return next ? `${marks.toLowerCase()}${next.toUpperCase()}` : null;
}

/** @param {string} text @returns {string | null} null where it is no text */
const decoded = (text) => {
  try {
    return decodeURIComponent(text.replaceAll('_', ' '));
  } catch {
    return null;
  }
};

/** @param {FaultOfLesson['reason']} reason @param {string} part @param {string} found @param {number} lesson
 * @returns {{ fault: FaultOfLesson }} */
const faultOf = (reason, part, found, lesson) => ({
  fault: { reason, part: excerpt(part), found: excerpt(found), lesson, right: rights[reason] ?? [] },
});

/** @param {Map<string, string>} fields as they were written @param {number} number
 * @returns {{ lesson: Lesson } | { fault: FaultOfLesson }} */
function lessonOf(fields, number) {
  /** @param {FaultOfLesson['reason']} reason @param {string} part @param {string} [found] @param {ParseFault} [detail] */
  const fault = (reason, part, found = fields.get(part) ?? '', detail = undefined) => ({
    fault: { ...faultOf(reason, part, found, number).fault, detail },
  });
  /** @type {Record<string, string>} */
  const texts = {};
  for (const [part, value] of fields) {
    const text = decoded(value);
    if (text === null) return fault('text', part, value);
    texts[part] = part === 'note' ? plain(text) : text;
  }
  const { note = '', rules = '3,3,3', moves = '', hide = '', task = 'find' } = texts;
  if ([...note].length > mostNote) return fault('note', 'note', String([...note].length));
  const known = knownRules(rules);
  if (!known) return fault('rules', 'rules', rules);
  const written = texts.position ?? emptyBoard(rules);
  const position = positionIn(written, known.vanish === true);
  if (position === null) return fault('position', 'position', written, known.vanish ? 'marks_form' : undefined);
  if (!/^([a-z]\d{1,2}(\.[a-z]\d{1,2})*)?$/i.test(moves)) return fault('moves', 'moves', moves);
  const isTask = tasks.find((name) => name === task);
  if (!isTask) return fault('task', 'task', task);
  const hidden = hide === '' ? [] : hide.split('.');
  const wrong = hidden.find((name) => !hideable.some((known) => known === name));
  if (wrong !== undefined) return fault('hide', 'hide', wrong);
  return {
    lesson: {
      rules,
      position,
      moves: moves === '' ? [] : moves.toLowerCase().split('.'),
      note,
      task: isTask,
      hidden: hideable.filter((name) => hidden.includes(name)),
    },
  };
}

/** @param {string} address behind the `#` @returns {Said} */
export function parseLessons(address) {
  /** @param {FaultOfLesson['reason']} reason @param {string} part @param {string} found @param {number} [lesson] */
  const fault = (reason, part, found, lesson = 0) => faultOf(reason, part, found, lesson);
  if (address.length > mostText) return fault('long', '', String(address.length));
  /** @type {Map<string, string>[]} */
  const written = [];
  /** @type {string | null} */
  let step = null;
  let version = '';
  for (const piece of address.split('&')) {
    if (piece === '') continue;
    const at = piece.indexOf('=');
    const part = at < 0 ? piece : piece.slice(0, at);
    const value = at < 0 ? '' : piece.slice(at + 1);
    const fields = written.at(-1);
    if (part === 'lesson' && value === own) written.push(new Map());
    else if (part === 'lesson') {
      if (step !== null) return fault('twice', part, value);
      step = value;
    } else if (part === 'v' && written.length === 0) {
      if (version !== '') return fault('twice', part, value);
      version = value;
      if (value !== '1') return fault('version', part, value);
    } else if (!fields || !parts.includes(part)) return fault('unknown', part, value, written.length);
    else if (fields.has(part)) return fault('twice', part, value, written.length);
    else fields.set(part, value);
  }
  if (step !== null && written.length > 0) return fault('mixed', 'lesson', step);
  if (step === '') return { list: true };
  if (step !== null) return /^[a-z]+$/.test(step) ? { step } : fault('step', 'lesson', step);
  if (written.length > mostLessons) return fault('many', 'lesson', String(written.length));
  const lessons = [];
  for (const [index, fields] of written.entries()) {
    const read = lessonOf(fields, index + 1);
    if ('fault' in read) return read;
    lessons.push(read.lesson);
  }
  return { lessons };
}

/** So that whoever finds links in texts finds the whole of it. @param {string} text */
const encoded = (text) =>
  encodeURIComponent(text)
    .replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '_');

/** @param {Lesson} lesson */
const writeLesson = ({ rules, position, moves, note, task, hidden }) =>
  [
    `lesson=${own}`,
    ...(note ? [`note=${encoded(note)}`] : []),
    `rules=${rules}`,
    ...(position === emptyBoard(rules) ? [] : [`position=${position}`]),
    ...(moves.length > 0 ? [`moves=${moves.join('.')}`] : []),
    ...(hidden.length > 0 ? [`hide=${hidden.join('.')}`] : []),
    `task=${task}`,
  ].join('&');

/** The address of lessons. @param {Lesson[]} lessons */
export const writeLessons = (lessons) => ['v=1', ...lessons.map(writeLesson)].join('&');
