import { measuredAnswers, measuredFields, partlyWrongAnswers } from '../measured-form.ts'

/** What the page's address asks for, e.g. `?fields=500`. */
const wanted = new URLSearchParams(location.search)
export const fields = measuredFields(Number(wanted.get('fields')))
/** Valid, or partly wrong where the address says `&wrong`. */
export const initialAnswers = wanted.has('wrong') ? partlyWrongAnswers(fields) : measuredAnswers(fields)
