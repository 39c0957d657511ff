import { DropZone } from './file/DropZone.tsx'
import { FileCard } from './file/FileCard.tsx'
import { FileProblem } from './file/FileProblem.tsx'
import { ReplaceButton } from './file/ReplaceButton.tsx'
import { useFileAnswer } from './file/use-file-answer.ts'
import type { FieldWidgetProps } from './widget-props.ts'

/**
 * A file: dropped or chosen, refused at once when its type or size is wrong, opened, replaced, removed. The answer says
 * its name, type, size and id; its bytes are in the form's registry.
 */
export function FileWidget(props: FieldWidgetProps) {
  const { answer, rules, problem, take, remove } = useFileAnswer(props)
  const isFixed = props.disabled || props.readonly
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
      <FileProblem>{problem}</FileProblem>
    </>
  )
}
