import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import { useId, useState } from 'react'
import { isJsonArray } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlButton } from './control/ControlButton.tsx'
import { boxMarks, controlAttributes, textOption } from './control/control-attributes.ts'
import { useWrittenText } from './control/use-written-text.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { readPasswordRules } from './password-rules.ts'
import type { FieldWidgetProps } from '../store/tree/widget-props.ts'

/**
 * A password: hidden until one asks to see it. For a new one `ui:options.checklist` lists the rules (`{ id, pattern,
 * text }`), each ticked off as it is met.
 */
export function PasswordWidget(props: FieldWidgetProps) {
  const [shown, setShown] = useState(false)
  const text = useText()
  const written = useWrittenText(props)
  const listId = useId()
  const { checklist, autocomplete } = props.options
  const rules = isJsonArray(checklist) ? readPasswordRules(checklist) : []
  const attributes = controlAttributes(props)
  const describedBy = [props.describedBy, rules.length > 0 && listId].filter(Boolean).join(' ')
  const toggle = text(shown ? 'renderer.password.hide' : 'renderer.password.show')
  return (
    <>
      <ControlBox {...boxMarks(props)}>
        <input
          {...attributes}
          {...written}
          aria-describedby={describedBy || undefined}
          name={props.name}
          type={shown ? 'text' : 'password'}
          autoComplete={textOption(autocomplete) ?? (rules.length > 0 ? 'new-password' : 'current-password')}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={props.placeholder || undefined}
          disabled={props.disabled}
          readOnly={props.readonly}
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
      {rules.length > 0 && <PasswordChecklist id={listId} rules={rules} password={written.value} />}
    </>
  )
}
