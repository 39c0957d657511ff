import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'

interface StateFilterProps<State extends string> {
  readonly label: string
  /** The choice that leaves nothing out. */
  readonly all: string
  readonly states: readonly { readonly value: State; readonly title: string }[]
  /** Undefined: all. */
  readonly value: State | undefined
  readonly onChange: (state: State | undefined) => void
}

/** Chooses the state of the rows that a list of administration shows; the head of the list's card. */
export function StateFilter<State extends string>({ label, all, states, value, onChange }: StateFilterProps<State>) {
  return (
    <Head>
      <TextField
        select
        size="small"
        label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(states.find((one) => one.value === target.value)?.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 168 }}
      >
        <option value="">{all}</option>
        {states.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </TextField>
    </Head>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
}))
