import { useState } from 'react'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import type { PostResponse } from '../../../../../contract/addresses.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'
import { FilePicker } from '../../exchange/FilePicker.tsx'
import { useEdited } from '../session/editing-context.ts'

/** A picture that was just uploaded, with the name of its file. */
export interface Uploaded {
  readonly path: string
  readonly name: string
}

interface UploadPictureProps {
  /** What the property is called. */
  readonly label: string
  readonly pointer: JsonPointer
  /** Matches the paths of files that the property may have. */
  readonly wanted: RegExp
  readonly onUploaded: (picture: Uploaded) => void
}

const endings = ['svg', 'png', 'jpg', 'webp'] as const
const alone = { headers: {}, onProgress: () => undefined }

/** Uploads a picture, and chooses it for a property of the theme; or says why the file is refused (ADM-02). */
export function UploadPicture({ label, pointer, wanted, onUploaded }: UploadPictureProps) {
  const text = useText()
  const { declared } = useApi()
  const failureOf = useFailureOf()
  const { editing } = useEdited()
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState<{ readonly text: string; readonly isProblem: boolean }>()
  const kinds = endings.filter((ending) => wanted.test(`assets/picture.${ending}`))
  const upload = async (file: File): Promise<void> => {
    const data = new FormData()
    data.set('picture', file, file.name)
    setBusy(true)
    setNote(undefined)
    try {
      const { path, printed } = await declared.send<PostResponse<'admin/forms/pictures'>>(
        'admin/forms/pictures',
        data,
        alone,
      )
      const problem = wanted.test(path)
        ? editing.edit(setValue(pointer, path))
        : text('portal.brand-picture.wrong-kind', { kinds: kinds.join(', ').toUpperCase() })
      if (problem === undefined) onUploaded({ path, name: file.name })
      const isUnprinted = pointer === '/theme/logo' && !printed
      if (problem !== undefined) setNote({ text: problem, isProblem: true })
      else if (isUnprinted) setNote({ text: text('portal.brand-picture.not-printed'), isProblem: false })
    } catch (thrown) {
      const { errors, message } = failureOf(thrown)
      setNote({ text: errors[0]?.message ?? message, isProblem: true })
    }
    setBusy(false)
  }
  return (
    <Uploading>
      <FilePicker
        label={text('portal.brand-picture.upload')}
        name={text('portal.brand-picture.upload-for', { property: label })}
        accept={kinds.map((ending) => `.${ending}`).join(',')}
        isBusy={isBusy}
        onFile={upload}
      />
      <FormHelperText role={note ? 'alert' : undefined} error={note?.isProblem ?? false}>
        {note?.text ?? text(kinds.includes('webp') ? 'portal.brand-picture.kinds' : 'portal.brand-picture.kinds-mail')}
      </FormHelperText>
    </Uploading>
  )
}

const Uploading = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  marginBlock: theme.spacing(1),
}))
