import { useState } from 'react'
import type { ReactNode } from 'react'
import TextField from '@mui/material/TextField'
import { useText } from '../../../../../renderer/texts/use-text.ts'

interface AskedReason {
  readonly field: ReactNode
  /** What was entered; undefined when that is nothing, which the field then says. */
  readonly read: () => string | undefined
}

/** A field for why something is published. */
export function useReason(): AskedReason {
  const text = useText()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const given = reason.trim()
  return {
    field: (
      <TextField
        required
        fullWidth
        multiline
        label={text('portal.publish.reason')}
        value={reason}
        error={isMissing}
        helperText={text(isMissing ? 'portal.publish.reason-missing' : 'portal.publish.reason-help')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={({ target }) => {
          setReason(target.value)
          setMissing(false)
        }}
      />
    ),
    read: () => {
      setMissing(given === '')
      return given === '' ? undefined : given
    },
  }
}
