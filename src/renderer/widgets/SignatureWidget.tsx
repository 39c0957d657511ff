import { useRef } from 'react'
import { useText } from '../texts/use-text.ts'
import { FileCard } from './file/FileCard.tsx'
import { FileProblem } from './file/FileProblem.tsx'
import { useFileAnswer } from './file/use-file-answer.ts'
import { SignatureArea } from './signature/SignatureArea.tsx'
import { SignaturePreview } from './signature/SignaturePreview.tsx'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * A signature: drawn with pen, finger or mouse, or typed as a name. When saved it becomes a file of the form, PNG by
 * default or SVG with `ui:options.format`.
 */
export function SignatureWidget(props: FieldWidgetProps) {
  const { answer, problem, take, remove } = useFileAnswer(props)
  const text = useText()
  const element = useRef<HTMLDivElement>(null)
  const isFixed = props.disabled || props.readonly
  const signAgain = () => {
    remove()
    requestAnimationFrame(() => element.current?.querySelector('input')?.focus())
  }
  return (
    <div ref={element}>
      {answer === undefined ? (
        <SignatureArea field={props} onSigned={take} />
      ) : (
        <FileCard
          files={props.store.files}
          answer={answer}
          picture={<SignaturePreview files={props.store.files} answer={answer} name={props.label} />}
          replace={
            !isFixed && (
              <button type="button" id={props.id} onClick={signAgain}>
                {text('renderer.signature.again')}
              </button>
            )
          }
        />
      )}
      <output className="rg-unseen">{answer !== undefined && text('renderer.signature.saved')}</output>
      <FileProblem>{problem}</FileProblem>
    </div>
  )
}
