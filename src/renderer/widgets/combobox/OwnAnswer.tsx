import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { focusOnMount } from '../../feedback/focus-on-mount.ts'
import { useText } from '../../texts/use-text.ts'
import { ControlBox } from '../control/ControlBox.tsx'
import { ControlButton } from '../control/ControlButton.tsx'
import { boxMarks, controlAttributes } from '../control/control-attributes.ts'
import { useWrittenText } from '../control/use-written-text.ts'
import type { FieldWidgetProps } from '../../store/tree/widget-props.ts'

export interface OwnAnswerProps extends FieldWidgetProps {
  /** Take the focus when it appears: 'Other' was just picked. */
  readonly focus: boolean
  readonly onBack: () => void
}

/** In place of a select after 'Other' was picked: an answer of one's own, and a way back to the list. */
export function OwnAnswer({ focus, onBack, ...props }: OwnAnswerProps) {
  const text = useText()
  const written = useWrittenText(props)
  const back = text('renderer.select.back', { field: props.label })
  return (
    <ControlBox {...boxMarks(props)}>
      <input
        {...controlAttributes(props)}
        {...written}
        ref={focus ? focusOnMount : undefined}
        name={props.name}
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
