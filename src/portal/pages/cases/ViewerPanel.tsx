import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useOpenCase } from '../../cases/open-case.ts'
import { Panel } from '../../cases/Panel.tsx'
import { PdfBody } from '../../documents/PdfBody.tsx'
import { saveFile } from '../../documents/save-file.ts'
import { usePdf } from '../../documents/use-pdf.ts'

/** The pages of a document that the card has a place for; nothing while its owner may not open it. */
export function ViewerPanel({ id }: { readonly id: string }) {
  const { view } = useOpenCase()
  const document = view.documents.find((one) => one.id === id)
  return document === undefined ? null : <ShownPages id={id} title={document.title} />
}

function ShownPages({ id, title }: { readonly id: string; readonly title: string }) {
  const text = useText()
  const { type, view } = useOpenCase()
  const pdf = usePdf(`cases/${type}/${encodeURIComponent(view.number)}/documents/${encodeURIComponent(id)}`)
  const { content } = pdf
  const download = (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Download />}
      disabled={!content}
      onClick={() => content && saveFile(content, `${view.number}-${id}.pdf`)}
    >
      {text('portal.document.download')}
    </Button>
  )
  return (
    <Panel title={title} aside={download}>
      <Frame>
        <PdfBody pdf={pdf} title={title} />
      </Frame>
    </Panel>
  )
}

const Frame = styled('div')({ maxHeight: '80vh', overflow: 'auto' })
