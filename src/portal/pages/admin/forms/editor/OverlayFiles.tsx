import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import FileUpload from '@mui/icons-material/FileUploadOutlined'
import { mostFileBytes, overlayFiles, readDeclarationFile } from '../../../../../engine/editing/overlay-file.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { saveFile } from '../../../../documents/save-file.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useEdited } from '../session/editing-context.ts'
import { ToolButton } from './ToolButton.tsx'

/**
 * Saves what was changed as an overlay file, and what was translated as a file for each language, which can be reviewed
 * like code; and goes on with one (ADM-07).
 */
export function OverlayFiles() {
  const text = useText()
  const toaster = useToaster()
  const { editing, form } = useEdited()
  const picker = useRef<HTMLInputElement>(null)
  const { actions } = editing
  const { id } = editing.session.edited
  const save = () => {
    for (const { name, content } of overlayFiles({ id, title: form.title }, actions)) {
      saveFile(new Blob([content], { type: 'application/json' }), name)
    }
  }
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    if (file === undefined) return
    const languages = form.translations.map(({ language }) => language)
    const wanted =
      file.size > mostFileBytes
        ? text('portal.editor.file-too-large')
        : readDeclarationFile({ name: file.name, content: await file.text() }, { id, actions, languages })
    const problem =
      typeof wanted === 'string'
        ? wanted
        : 'edit' in wanted
          ? editing.edit(wanted.edit)
          : editing.replace(wanted.actions)
    toaster.show(problem === undefined ? 'success' : 'error', problem ?? text('portal.editor.file-read'))
    // The same file can be picked again, once it is mended.
    target.value = ''
  }
  const isEmpty = actions.length === 0
  return (
    <>
      <ToolButton label={text('portal.editor.save-file')} isOff={isEmpty} onPress={save}>
        <FileDownload />
      </ToolButton>
      <ToolButton label={text('portal.editor.read-file')} onPress={() => picker.current?.click()}>
        <FileUpload />
      </ToolButton>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/json,.json"
        data-for="overlay"
        onChange={(event) => void read(event)}
      />
    </>
  )
}
