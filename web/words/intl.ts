// Dates, lists and numbers in the page's language, whatever the browser's is. Dates have the form of the user's country
// if the browser names one for this language.
import { language } from './en/language.ts';

export { number } from './number.ts';

/** `en-GB` of `en`, say. */
const regional = () => globalThis.navigator?.languages.find((one) => one.split('-')[0] === language) ?? language;
export const date = (when: number | string, form: Intl.DateTimeFormatOptions) =>
  new Date(when).toLocaleString(regional(), form);
export const time = (when: number) => date(when, { hour: 'numeric', minute: '2-digit' });
/** The time, and the day unless it is today. */
export const moment = (when: number) =>
  new Date(when).toDateString() === new Date().toDateString()
    ? time(when)
    : date(when, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
export const list = (parts: string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(language, { type }).format(parts);
