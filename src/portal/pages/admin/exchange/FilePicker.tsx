import { useRef } from 'react'
import Button from '@mui/material/Button'
import UploadFile from '@mui/icons-material/UploadFileOutlined'

interface FilePickerProps {
  readonly label: string
  /** What readers of the screen hear instead, where several buttons have the same label. */
  readonly name?: string
  /** Which files it offers, as the attribute of inputs has it. */
  readonly accept: string
  readonly isBusy: boolean
  readonly onFile: (file: File) => Promise<void>
}

/** A button that asks for a file. The same file can be picked again, once it is mended. */
export function FilePicker({ label, name, accept, isBusy, onFile }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadFile />}
        aria-label={name}
        loading={isBusy}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) void onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
