// Numbers in the page's language. Apart from intl.ts, since the first visit needs nothing else of it.
import { language } from './en/language.ts';

export const number = (value: number) => value.toLocaleString(language).replace('-', '−');
