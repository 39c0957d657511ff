import { fitAnswers } from '../../engine/revision/fit-answers.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { escapeSegment, parsePointer, setAt } from '../../engine/json/pointer.ts'
import { fileAnswers } from '../store/state/chosen-files.ts'
import { isLocalFile } from '../store/state/file-registry.ts'
import type { FormStore } from '../store/state/form-store.ts'
import type { Draft } from './draft-port.ts'
import { openAnswers } from './without-secrets.ts'

/** A part of a draft that was not restored. */
export interface LostAnswer {
  readonly title: string
  /** The answer as text, where it can be read. */
  readonly answer: string
  /** `unasked`: the form has changed and no longer asks for it; `file`: there was no room to keep the file. */
  readonly why: 'unasked' | 'file'
}

/** Restores a draft into a form, which may have changed since; returns what had no place in it. */
export function restoreDraft(store: FormStore, draft: Draft): readonly LostAnswer[] {
  if (!isJsonObject(draft.answers)) return []
  const withFiles = takeFiles(store, draft)
  const { answers, unasked } = fitAnswers(store.form, withFiles.answers)
  applyAnswers(store, answers)
  const forgotten = [...unasked].map(([pointer, value]) => ({
    title: titleIn(draft, pointer),
    answer: textOfAnswer(value),
    why: 'unasked' as const,
  }))
  return [...forgotten, ...withFiles.lost]
}

function takeFiles(store: FormStore, { answers, files, ...draft }: Draft) {
  const lost: LostAnswer[] = []
  let taken = isJsonObject(answers) ? answers : {}
  for (const { pointer, answer } of fileAnswers(answers)) {
    if (!isLocalFile(answer.id)) continue
    const file = files.get(answer.id ?? '')
    const next = setAt(taken, pointer, file && store.files.add(file))
    if (isJsonObject(next)) taken = next
    if (!file) lost.push({ title: titleIn(draft, pointer), answer: answer.name, why: 'file' })
  }
  return { answers: taken, lost }
}

/**
 * Sets each field separately, so that it is checked along with the fields that depend on it. Answers missing from the
 * draft were removed by the user, except passwords and codes, which drafts never contain.
 */
function applyAnswers(store: FormStore, answers: JsonObject): void {
  const before = openAnswers(store, store.answers)
  for (const name of new Set([...Object.keys(before), ...Object.keys(answers)])) {
    const pointer = `/${escapeSegment(name)}`
    const value = Object.hasOwn(answers, name) ? answers[name] : undefined
    if (isJsonArray(value)) store.changeRows(pointer, value, (index) => index)
    else store.change(pointer, value)
  }
}

function titleIn({ titles }: Pick<Draft, 'titles'>, pointer: string): string {
  const [name = ''] = parsePointer(pointer)
  return Object.hasOwn(titles, name) ? (titles[name] ?? name) : name
}

function textOfAnswer(value: JsonValue): string {
  const file = fileAnswers(value)[0]?.answer.name
  if (file !== undefined) return file
  return typeof value === 'object' ? '' : String(value)
}
