import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { filePath } from '../../contract/file-transfer.ts'
import type { ReadFile } from '../../engine/reading/reading.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import type { PageControl } from '../documents/DocumentSheets.tsx'
import { LateViewer } from '../documents/LateViewer.tsx'
import { useFailureOf } from '../api/use-failure-of.ts'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'

type Shown =
  | { readonly kind: 'closed' | 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly content: Blob; readonly url: string }

interface ShownFileProps {
  readonly file: ReadFile
  /** Where its bytes are; a file of a profile's record unless given. */
  readonly path?: string | undefined
  /** The page of a PDF to begin with. */
  readonly page?: number | undefined
  /** Stands above each page of a PDF. */
  readonly aboutPage?: PageControl | undefined
}

/** A file, opened where it is mentioned. */
export function ShownFile({ file, path = filePath(file.id), page, aboutPage }: ShownFileProps) {
  const text = useText()
  const api = useApi()
  const failureOf = useFailureOf()
  const [shown, setShown] = useState<Shown>({ kind: 'closed' })
  const open = async () => {
    setShown({ kind: 'loading' })
    try {
      const content = await api.file(path)
      setShown({ kind: 'open', content, url: URL.createObjectURL(content) })
    } catch (thrown) {
      setShown({ kind: 'failed', message: failureOf(thrown).message })
    }
  }
  const close = () => {
    if (shown.kind === 'open') URL.revokeObjectURL(shown.url)
    setShown({ kind: 'closed' })
  }
  const isOpen = shown.kind === 'open'
  return (
    <>
      <Button
        size="small"
        sx={{ textAlign: 'start', marginInlineStart: -1.75 }}
        aria-expanded={isOpen}
        loading={shown.kind === 'loading'}
        onClick={() => (isOpen ? close() : void open())}
      >
        {text(isOpen ? 'portal.desk.file-close' : 'portal.desk.file-open', { name: file.name })}
      </Button>
      {shown.kind === 'failed' && <p role="alert">{shown.message}</p>}
      {shown.kind === 'open' && (
        <Frame>
          {file.mediaType.startsWith('image/') ? (
            <img src={shown.url} alt={file.name} />
          ) : (
            <LoadingBoundary fallback={<Skeleton variant="rounded" height={320} />}>
              <LateViewer
                content={shown.content}
                title={file.name}
                page={page}
                aboutPage={aboutPage}
                onBroken={() => setShown({ kind: 'failed', message: text('portal.desk.file-broken') })}
              />
            </LoadingBoundary>
          )}
        </Frame>
      )}
    </>
  )
}

const Frame = styled('figure')({
  margin: '8px 0 0',
  maxHeight: '80vh',
  overflow: 'auto',
  '& img': { maxWidth: '100%', height: 'auto' },
})
