import { styled } from '@mui/material/styles'
import { textOption } from '../../engine/reading/ui-options.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * A telephone number: digits only, whatever separators are typed or pasted between them. `ui:options.dialCode` (`+254`)
 * is shown before it, and removed from a number pasted with it.
 */
export function PhoneWidget(props: FieldWidgetProps) {
  const dialCode = textOption(props.options, 'dialCode')
  const control = useTextControl(props, { clean: (text) => phoneDigits(text, dialCode) })
  return (
    <ControlBox {...boxMarks(props)}>
      {dialCode !== undefined && <DialCode>{dialCode}</DialCode>}
      <input {...control} type="tel" inputMode="numeric" autoComplete={control.autoComplete ?? 'tel'} />
    </ControlBox>
  )
}

/** The digits of a number, without the country code that is shown before it separately. */
export function phoneDigits(text: string, dialCode?: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const code = dialCode?.replaceAll(/\D/g, '')
  const isInternational = /^\s*(\+|00)/.test(text)
  if (!code || !isInternational) return digits
  const national = digits.replace(/^00/, '')
  return national.startsWith(code) ? national.slice(code.length) : digits
}

const DialCode = styled('span')(({ theme }) => ({
  paddingLeft: 13,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
