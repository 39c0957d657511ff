import { readFileAnswer } from '../../store/state/file-registry.ts'
import { FileCard } from '../file/FileCard.tsx'
import type { AnswerViewProps } from '../../store/widget-props.ts'

/** The file, with a way to open it. */
export function FileView({ value, store }: AnswerViewProps) {
  const answer = readFileAnswer(value)
  return answer === undefined ? null : <FileCard files={store.files} answer={answer} />
}
