// Reads the addresses of tasks: `v=1&puzzle=…`, `v=1&day=2026-12-01`, `v=1&lesson=fork` for a step of the course, and
// lessons, which it also writes: `v=1&lesson=own&note=…&rules=3,3,3&position=…&task=find`. Each `lesson=own` begins
// another lesson, and the parts after it belong to it. The result is bounded and clean; the study decides whether its
// position is possible. src/web/README.md defines the form.
import { isLesson } from '../browser/address.ts';
import { keptMarks, knownRules, emptyBoard } from '../program/known-rules.ts';
import { decoded } from '../program/name.ts';
import type { ParseFault } from '../words/en/address-faults.ts';
import type { FaultOfLesson, Hidden, LessonTask } from '../words/en/lessons.ts';

/** A bad part. Nothing is opened from another version, or if both a day and a puzzle are named. `found` is that
 * version, or the name of the part. */
export type PuzzleFault = { reason: 'version' | 'both' | 'twice' | 'unknown'; found: string };
/** `text` is empty if it can be neither. If nothing is opened, `refused` says why; otherwise `faults` lists what was
 * ignored. */
type PuzzleAddress = { kind: 'day' | 'puzzle'; text: string; faults: PuzzleFault[]; refused?: PuzzleFault };

export interface Lesson {
  rules: string;
  /** where it begins */
  position: string;
  /** played since then */
  moves: string[];
  /** plain text */
  note: string;
  task: LessonTask;
  /** what the pupil does not see */
  hidden: Hidden[];
  /** the right moves by the author's choice, for where none is proven */
  answers: string[];
}
/** Lessons, a step of the course (its name), the list of steps, or a fault. */
type LessonAddress = { lessons: Lesson[] } | { step: string } | { list: true } | { fault: FaultOfLesson };

export const tasks = ['find', 'who', 'play'] as const;
export const hideable = ['hint', 'analysis', 'level'] as const;
export const mostLessons = 20;
/** In characters: a note, and a whole address. */
export const mostNote = 500;
export const mostText = 30_000;
const mostFound = 40;

/** The value of `lesson` for lessons that are written out. */
const own = 'own';
const parts = ['note', 'rules', 'position', 'moves', 'hide', 'answer', 'task'];
const cellsForm = /^([a-z]\d{1,2}(\.[a-z]\d{1,2})*)?$/i;
const cellsIn = (text: string) => (text === '' ? [] : text.toLowerCase().split('.'));
const puzzleForms = { day: /^\d{4}-\d\d-\d\d$/, puzzle: /^\S+$/ };
/** What would be right, where a list or a number can say it. */
const rights: Partial<Record<FaultOfLesson['reason'], string[]>> = {
  long: [String(mostText)],
  many: [String(mostLessons)],
  note: [String(mostNote)],
  unknown: parts,
  task: [...tasks],
  hide: [...hideable],
};

/** Another person's text as plain text: without invisible characters, among them those that turn the writing direction,
 * and without towers of accents. */
export const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const excerpt = (text: string) => {
  const signs = [...plain(text)];
  return signs.length > mostFound ? `${signs.slice(0, mostFound).join('')}…` : signs.join('');
};

/** A position in the form of its game; null if it has another form.
 * @param inOrder the order of the marks is written too */
function positionIn(text: string, inOrder: boolean) {
  if (!inOrder) return /^[xo./]+$/i.test(text) ? text.toUpperCase() : null;
  const [, marks, next] = text.match(/^([a-z\d.]*\/[a-z\d.]*\/)([xo])$/i) ?? [];
  return next ? `${marks.toLowerCase()}${next.toUpperCase()}` : null;
}

/** @param lesson its number, from 1; 0 for the whole address */
const faultOf = (
  reason: FaultOfLesson['reason'],
  part: string,
  found: string,
  lesson: number = 0,
  detail?: ParseFault,
): { fault: FaultOfLesson } => ({
  fault: { reason, part: excerpt(part), found: excerpt(found), lesson, right: rights[reason] ?? [], detail },
});

/** @param fields as written */
function lessonOf(fields: Map<string, string>, number: number): { lesson: Lesson } | { fault: FaultOfLesson } {
  const fault = (reason: FaultOfLesson['reason'], part: string, found: string, detail?: ParseFault) =>
    faultOf(reason, part, found, number, detail);
  const texts: Record<string, string> = {};
  for (const [part, value] of fields) {
    const text = decoded(value.replaceAll('_', ' '));
    if (text === null) return fault('text', part, value);
    texts[part] = part === 'note' ? plain(text) : text;
  }
  const { note = '', rules = '3,3,3', moves = '', hide = '', answer = '', task = 'find' } = texts;
  if ([...note].length > mostNote) return fault('note', 'note', String([...note].length));
  const known = knownRules(rules);
  if (!known) return fault('rules', 'rules', rules);
  const written = texts.position ?? emptyBoard(rules);
  const inOrder = keptMarks(known) > 0;
  const position = positionIn(written, inOrder);
  if (position === null) return fault('position', 'position', written, inOrder ? 'marks_form' : undefined);
  if (!cellsForm.test(moves)) return fault('moves', 'moves', moves);
  if (!cellsForm.test(answer)) return fault('answer', 'answer', answer);
  const isTask = tasks.find((name) => name === task);
  if (!isTask) return fault('task', 'task', task);
  const hidden = hide === '' ? [] : hide.split('.');
  const wrong = hidden.find((name) => !hideable.some((known) => known === name));
  if (wrong !== undefined) return fault('hide', 'hide', wrong);
  return {
    lesson: {
      rules,
      position,
      moves: cellsIn(moves),
      note,
      task: isTask,
      hidden: hideable.filter((name) => hidden.includes(name)),
      answers: [...new Set(cellsIn(answer))],
    },
  };
}

const piecesOf = (address: string) =>
  address
    .split('&')
    .filter(Boolean)
    .map((piece) => {
      const [part] = piece.split('=', 1);
      return [part, piece.slice(part.length + 1)];
    });

function parsePuzzle(address: string): PuzzleAddress {
  const fields: Map<string, string> = new Map();
  const faults: PuzzleFault[] = [];
  for (const [part, value] of piecesOf(address)) {
    if (part !== 'v' && !Object.hasOwn(puzzleForms, part)) faults.push({ reason: 'unknown', found: excerpt(part) });
    else if (fields.has(part)) faults.push({ reason: 'twice', found: part });
    else fields.set(part, value);
  }
  const kind = fields.has('day') ? 'day' : 'puzzle';
  const nothing = (refused: PuzzleFault): PuzzleAddress => ({ kind, text: '', faults: [], refused });
  const version = fields.get('v') ?? '1';
  if (version !== '1') return nothing({ reason: 'version', found: excerpt(version) });
  if (fields.has('day') && fields.has('puzzle')) return nothing({ reason: 'both', found: '' });
  const text = decoded(fields.get(kind) ?? '') ?? '';
  return { kind, text: puzzleForms[kind].test(text) ? text : '', faults };
}

function parseLessons(address: string): LessonAddress {
  if (address.length > mostText) return faultOf('long', '', String(address.length));
  const written: Map<string, string>[] = [];
  let step: string | null = null;
  let version = '';
  for (const [part, value] of piecesOf(address)) {
    const fields = written.at(-1);
    if (part === 'lesson' && value === own) written.push(new Map());
    else if (part === 'lesson') {
      if (step !== null) return faultOf('twice', part, value);
      step = value;
    } else if (part === 'v' && written.length === 0) {
      if (version !== '') return faultOf('twice', part, value);
      version = value;
      if (value !== '1') return faultOf('version', part, value);
    } else if (!fields || !parts.includes(part)) return faultOf('unknown', part, value, written.length);
    else if (fields.has(part)) return faultOf('twice', part, value, written.length);
    else fields.set(part, value);
  }
  if (step !== null && written.length > 0) return faultOf('mixed', 'lesson', step);
  if (step === '') return { list: true };
  if (step !== null) return /^[a-z]+$/.test(step) ? { step } : faultOf('step', 'lesson', step);
  if (written.length > mostLessons) return faultOf('many', 'lesson', String(written.length));
  const lessons = [];
  for (const [index, fields] of written.entries()) {
    const read = lessonOf(fields, index + 1);
    if ('fault' in read) return read;
    lessons.push(read.lesson);
  }
  return { lessons };
}

export const parseTaskAddress = (address: string): PuzzleAddress | LessonAddress =>
  !isLesson(address) && /(^|&)(day|puzzle)=/.test(address) ? parsePuzzle(address) : parseLessons(address);

/** Escapes enough that programs which find links in texts find the whole link. */
const encoded = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '_');

const writeLesson = ({ rules, position, moves, note, task, hidden, answers }: Lesson) =>
  [
    `lesson=${own}`,
    ...(note ? [`note=${encoded(note)}`] : []),
    `rules=${rules}`,
    ...(position === emptyBoard(rules) ? [] : [`position=${position}`]),
    ...(moves.length > 0 ? [`moves=${moves.join('.')}`] : []),
    ...(hidden.length > 0 ? [`hide=${hidden.join('.')}`] : []),
    ...(answers.length > 0 ? [`answer=${answers.join('.')}`] : []),
    `task=${task}`,
  ].join('&');

export const writeLessons = (lessons: Lesson[]) => ['v=1', ...lessons.map(writeLesson)].join('&');
