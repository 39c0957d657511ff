import { use, useRef, useState } from 'react'
import { ownValue } from '../../../engine/json/json.ts'
import { ToasterContext } from '../../feedback/toaster-context.ts'
import type { FileAnswer } from '../../store/state/file-registry.ts'
import { readFileAnswer } from '../../store/state/file-registry.ts'
import { useText } from '../../texts/use-text.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import { fileProblem, fileRules, pictureProblem } from './file-rules.ts'
import type { FileRules } from './file-rules.ts'
import { nameFile } from './name-file.ts'

export interface FileControl {
  readonly answer: FileAnswer | undefined
  readonly rules: FileRules
  /** Why the last chosen file was not accepted. */
  readonly problem: string | undefined
  /** Whether a toast says it too. */
  readonly hasToast: boolean
  readonly setProblem: (problem: string | undefined) => void
  /** Sets the file as the answer, or reports why not. */
  readonly take: (file: File) => void
  readonly remove: () => void
  /** Makes a stored file the answer again. */
  readonly restore: (stored: FileAnswer) => void
}

/** The answer of a file field and its actions; the bytes go to the form's registry. */
export function useFileAnswer(props: FieldWidgetProps): FileControl {
  const { store, value, schema, uiSchema, options, onChange } = props
  const [problem, setProblem] = useState<string>()
  const last = useRef(0)
  const text = useText()
  const toaster = use(ToasterContext)
  const hasToast = ownValue(options, 'refusal') === 'toast'
  const answer = readFileAnswer(value)
  const rules = fileRules(schema, uiSchema, options)
  const change = (next: FileAnswer | undefined) => {
    store.files.remove(answer?.id)
    onChange(next)
    nameFile(props, answer, next)
  }
  const refuse = (wrong: string) => {
    setProblem(wrong)
    if (!hasToast) return
    toaster.show('error', wrong)
    if (answer !== undefined) change(undefined)
  }
  const take = (file: File) => {
    const wrong = fileProblem(file, rules, text)
    if (wrong !== undefined) {
      last.current += 1
      refuse(wrong)
      return
    }
    setProblem(undefined)
    void measure(file)
  }
  const measure = async (file: File) => {
    const turn = (last.current += 1)
    const wrong = await pictureProblem(file, rules, text)
    // If two files are chosen one after the other, the second wins, however long the first takes to be read.
    if (turn !== last.current) return
    if (wrong === undefined) change(store.files.add(file))
    else refuse(wrong)
  }
  const remove = () => {
    last.current += 1
    setProblem(undefined)
    change(undefined)
  }
  const restore = (stored: FileAnswer) => {
    last.current += 1
    setProblem(undefined)
    change(stored)
  }
  return { answer, rules, problem, hasToast, setProblem, take, remove, restore }
}
