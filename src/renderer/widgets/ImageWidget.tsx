import { useState } from 'react'
import { isFetched } from '../feedback/is-fetched.ts'
import { useText } from '../texts/use-text.ts'
import { LoadingBoundary } from '../loading/LoadingBoundary.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import { DropZone } from './file/DropZone.tsx'
import { FileCard } from './file/FileCard.tsx'
import { FileProblem } from './file/FileProblem.tsx'
import { fileProblem } from './file/file-rules.ts'
import { PicturePreview } from './file/PicturePreview.tsx'
import { ReplaceButton } from './file/ReplaceButton.tsx'
import { useFileAnswer } from './file/use-file-answer.ts'
import { useFileAnswerUrl } from './file/use-file-answer-url.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const loadCropDialog = () => import('./crop/CropDialog.tsx')
const CropDialog = lazyPart(async () => (await loadCropDialog()).default)

/**
 * A picture: like a file, with a preview. Where `ui:options.width` and `height` give its size in pixels, the chosen
 * picture is first fitted to it; its file size is checked after that. `ui:options.shape` is `square` or `round`.
 */
export function ImageWidget(props: FieldWidgetProps) {
  const { options, store } = props
  const { answer, rules, problem, setProblem, take, remove } = useFileAnswer(props)
  const [uncut, setUncut] = useState<File>()
  const url = useFileAnswerUrl(store.files, answer)
  const text = useText()
  const { width, height } = options
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined
  const isFixed = props.disabled || props.readonly
  const cut = async (file: File) => {
    setProblem(undefined)
    if (await isFetched(loadCropDialog)) setUncut(file)
    else setProblem(text('renderer.image.unfetched'))
  }
  const choose = (file: File) => {
    const wrong = fileProblem(file, { ...rules, maximumSize: undefined }, text)
    if (!size || wrong !== undefined) take(file)
    else void cut(file)
  }
  return (
    <>
      {answer === undefined ? (
        <DropZone field={props} rules={rules} onFile={choose} />
      ) : (
        <FileCard
          files={store.files}
          answer={answer}
          picture={<PicturePreview url={url} round={options.shape === 'round'} name={props.label} />}
          replace={isFixed ? undefined : <ReplaceButton field={props} rules={rules} onFile={choose} />}
          onRemove={isFixed ? undefined : remove}
        />
      )}
      <FileProblem>{problem}</FileProblem>
      {uncut && size && (
        <LoadingBoundary fallback={null}>
          <CropDialog
            file={uncut}
            size={size}
            round={options.shape === 'round'}
            onDone={(file) => {
              setUncut(undefined)
              take(file)
            }}
            onFail={() => {
              setUncut(undefined)
              setProblem(text('renderer.image.unreadable'))
            }}
            onCancel={() => setUncut(undefined)}
          />
        </LoadingBoundary>
      )}
    </>
  )
}
