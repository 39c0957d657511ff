import { DropZone } from './file/DropZone.tsx'
import { FileCard } from './file/FileCard.tsx'
import { FileProblem } from './file/FileProblem.tsx'
import { ReplaceButton } from './file/ReplaceButton.tsx'
import { ReplacedFile } from './file/ReplacedFile.tsx'
import { useFileAnswer } from './file/use-file-answer.ts'
import { replacementText, useStoredFile } from './file/use-stored-file.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * A file: dropped or chosen, refused at once when its type or size is wrong, opened, replaced, removed. The answer
 * contains its name, type, size and id; its bytes are in the form's registry. With the option `replacement` a stored
 * file stays until another is chosen in its place.
 */
export function FileWidget(props: FieldWidgetProps) {
  const control = useFileAnswer(props)
  const { answer, rules, problem, take, remove } = control
  const stored = useStoredFile(props)
  const isFixed = props.disabled || props.readonly
  const text = replacementText(props.options)
  if (stored && text !== undefined && !isFixed) {
    return <ReplacedFile field={props} control={control} stored={stored} text={text} />
  }
  return (
    <>
      {answer === undefined ? (
        <DropZone field={props} rules={rules} onFile={take} />
      ) : (
        <FileCard
          files={props.store.files}
          answer={answer}
          replace={isFixed ? undefined : <ReplaceButton field={props} rules={rules} onFile={take} />}
          onRemove={isFixed ? undefined : remove}
        />
      )}
      <FileProblem hasToast={control.hasToast}>{problem}</FileProblem>
    </>
  )
}
