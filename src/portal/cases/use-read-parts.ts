import { useCallback, useMemo } from 'react'
import type { CompositeDocument } from '../../engine/document/document.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { readRecord } from '../../engine/reading/read-record.ts'
import type { ReadPart } from '../../engine/reading/read-record.ts'
import { readingWords } from '../../engine/reading/reading.ts'
import type { ReadFile } from '../../engine/reading/reading.ts'
import { FormPlan } from '../../engine/validation/form-plan.ts'
import { useLanguage, useText } from '../../renderer/texts/use-text.ts'
import { useEvaluationContext } from '../forms/use-evaluation-context.ts'

/** An answer as people read it, with a key that is the same for the same field of two records. */
export interface ReadAnswer {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly file?: ReadFile
}

/** Reads records of a form as people read them. Suspends until the lists that the form names are loaded. */
export function useReadParts(document: CompositeDocument): (record: JsonObject) => readonly ReadAnswer[] {
  const text = useText()
  const language = useLanguage()
  const context = useEvaluationContext(document)
  const plan = useMemo(() => new FormPlan(document), [document])
  return useCallback(
    (record) => {
      const reading = { document, answers: record, context, language, words: readingWords(text) }
      return answersOf(readRecord(reading, plan))
    },
    [document, context, language, text, plan],
  )
}

function answersOf(parts: readonly ReadPart[]): readonly ReadAnswer[] {
  const found: ReadAnswer[] = []
  let heading = ''
  for (const part of parts) {
    if (part.kind === 'heading') heading = part.title
    else if (part.kind === 'rows') {
      found.push({ key: `${heading}/${part.title}`, title: part.title, text: rowsAsText(part) })
    } else {
      const { name, title, text, file } = part
      found.push({ key: `${heading}/${name}`, title, text, ...(file && { file }) })
    }
  }
  return found
}

const rowsAsText = ({ columns, rows }: Extract<ReadPart, { kind: 'rows' }>): string =>
  rows.map((row) => row.map((cell, column) => `${columns[column] ?? ''}: ${cell}`).join(', ')).join('; ')
