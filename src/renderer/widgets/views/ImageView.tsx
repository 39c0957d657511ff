import { ownValue } from '../../../engine/json/json.ts'
import { readFileAnswer } from '../../store/state/file-registry.ts'
import { FileCard } from '../file/FileCard.tsx'
import { PicturePreview } from '../file/PicturePreview.tsx'
import { useFileAnswerUrl } from '../file/use-file-answer-url.ts'
import type { AnswerViewProps } from '../../store/widget-props.ts'

/** The picture, with a way to open its file. */
export function ImageView({ value, store, schema, options }: AnswerViewProps) {
  const answer = readFileAnswer(value)
  const url = useFileAnswerUrl(store.files, answer)
  if (answer === undefined) return null
  const title = ownValue(schema, 'title')
  const name = typeof title === 'string' ? title : answer.name
  const picture = <PicturePreview url={url} round={options.shape === 'round'} name={name} />
  return <FileCard files={store.files} answer={answer} picture={picture} />
}
