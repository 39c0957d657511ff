import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Checkout } from '../../../contract/payment.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'

interface PayByPhoneProps {
  readonly checkout: Checkout
  readonly amount: number
  /** What is wrong with the phone. */
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly onPay: (phone: string) => void
}

/** M-Pesa: which phone is asked for the PIN. */
export function PayByPhone({ checkout, amount, problem, isBusy, onPay }: PayByPhoneProps) {
  const text = useText()
  const { money } = useFormats()
  const [phone, setPhone] = useState(checkout.phone)
  const field = useRef<HTMLInputElement>(null)
  const { owed, currency } = checkout
  useLayoutEffect(() => {
    if (problem !== undefined) field.current?.focus()
  }, [problem])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onPay(phone)
  }
  return (
    <form onSubmit={send} noValidate style={formStyle} aria-label={text('portal.checkout.mpesa')}>
      <TextField
        label={text('portal.checkout.phone')}
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        inputRef={field}
        error={problem !== undefined}
        helperText={problem ?? text('portal.checkout.phone-help')}
      />
      {amount > owed && <span>{text('portal.checkout.rounded', { over: money(amount - owed, currency) })}</span>}
      <Button type="submit" variant="contained" loading={isBusy}>
        {text('portal.checkout.mpesa')}: {text('portal.checkout.pay-amount', { amount: money(amount, currency) })}
      </Button>
    </form>
  )
}

const formStyle = { display: 'grid', gap: 12, paddingTop: 8 } as const
