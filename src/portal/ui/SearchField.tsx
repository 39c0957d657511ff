import { useState } from 'react'
import type { RefObject } from 'react'
import TextField from '@mui/material/TextField'

interface SearchFieldProps {
  /** What is typed: words unless given. */
  readonly type?: 'search' | 'date'
  readonly label: string
  readonly placeholder?: string
  /** What is sought now, by the address. */
  readonly sought: string
  readonly inputRef?: RefObject<HTMLInputElement | null>
  readonly onSearch: (value: string) => void
}

/** Searches when Enter is pressed or the field is left, so that no list is fetched for half a name. */
export function SearchField({ type = 'search', label, placeholder, sought, inputRef, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(sought)
  const [followed, setFollowed] = useState(sought)
  if (followed !== sought) {
    setFollowed(sought)
    setTyped(sought)
  }
  const send = () => typed.trim() !== sought && onSearch(typed.trim())
  return (
    <TextField
      size="small"
      type={type}
      label={label}
      {...(placeholder !== undefined && { placeholder })}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && send()}
      onBlur={send}
      slotProps={{ htmlInput: { ref: inputRef, enterKeyHint: 'search' }, inputLabel: { shrink: true } }}
    />
  )
}
