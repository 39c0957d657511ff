import Search from '@mui/icons-material/Search'
import { ControlBox } from '../../widgets/control/ControlBox.tsx'

export interface FindRecordsProps {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** Searches all of a long table, including rows that are not rendered, which the browser's own search does not find. */
export function FindRecords({ label, value, onChange }: FindRecordsProps) {
  return (
    <ControlBox style={{ flex: '1 1 220px', maxWidth: 340, paddingInlineStart: 12 }}>
      <Search aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </ControlBox>
  )
}
