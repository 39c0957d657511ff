import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import { useId, useState } from 'react'
import { isJsonArray } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlButton } from './control/ControlButton.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { useTextControl } from './control/use-text-control.ts'
import { answerText } from './answer-text.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { readPasswordRules } from './password-rules.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * A password: hidden until the user reveals it. For a new one `ui:options.checklist` lists the rules (`{ id, pattern,
 * text }`), each ticked off as it is met.
 */
export function PasswordWidget(props: FieldWidgetProps) {
  const [shown, setShown] = useState(false)
  const text = useText()
  const control = useTextControl(props)
  const listId = useId()
  const { checklist } = props.options
  const rules = isJsonArray(checklist) ? readPasswordRules(checklist) : []
  const describedBy = [props.describedBy, rules.length > 0 && listId].filter(Boolean).join(' ')
  const toggle = text(shown ? 'renderer.password.hide' : 'renderer.password.show')
  return (
    <>
      <ControlBox {...boxMarks(props)}>
        <input
          {...control}
          aria-describedby={describedBy || undefined}
          type={shown ? 'text' : 'password'}
          autoComplete={control.autoComplete ?? (rules.length > 0 ? 'new-password' : 'current-password')}
          autoCapitalize="none"
          spellCheck={false}
        />
        <ControlButton
          type="button"
          aria-label={toggle}
          title={toggle}
          aria-controls={props.id}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </ControlButton>
      </ControlBox>
      {rules.length > 0 && <PasswordChecklist id={listId} rules={rules} password={answerText(props.value)} />}
    </>
  )
}
