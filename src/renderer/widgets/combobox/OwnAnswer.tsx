import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { useText } from '../../texts/use-text.ts'
import { ControlBox } from '../control/ControlBox.tsx'
import { ControlButton } from '../control/ControlButton.tsx'
import { boxMarks } from '../control/control-attributes.ts'
import { useTextControl } from '../control/use-text-control.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'

export interface OwnAnswerProps extends FieldWidgetProps {
  /** Take the focus when it appears: 'Other' was just picked. */
  readonly focus: boolean
  readonly onBack: () => void
}

/** Replaces a select after 'Other' was picked: a text input, and a way back to the list. */
export function OwnAnswer({ focus, onBack, ...props }: OwnAnswerProps) {
  const text = useText()
  const control = useTextControl({ ...props, autofocus: focus })
  const back = text('renderer.select.back', { field: props.label })
  return (
    <ControlBox {...boxMarks(props)}>
      <input
        {...control}
        type="text"
        placeholder={text('renderer.select.own')}
        disabled={props.disabled || props.readonly}
      />
      <ControlButton type="button" title={back} aria-label={back} disabled={props.disabled} onClick={onBack}>
        <UnfoldMore />
      </ControlButton>
    </ControlBox>
  )
}
