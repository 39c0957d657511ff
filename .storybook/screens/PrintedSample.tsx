import { useEffect, useState } from 'react'
import { documents } from 'virtual:server-samples/documents'
import { DocumentSkeleton } from '../../src/portal/documents/DocumentSkeleton.tsx'
import { DocumentViewer } from '../../src/portal/documents/DocumentViewer.tsx'
import { pdfFromBase64 } from '../../src/portal/documents/pdf-from-base64.ts'

export interface PrintedSampleProps {
  /** `<organisation>/<language>/<document>` */
  readonly place: string
}

/** A document that the server drew with an example of its template, as the portal shows it. */
export function PrintedSample({ place }: PrintedSampleProps) {
  const [content, setContent] = useState<Blob>()
  useEffect(() => {
    void documents[place]?.().then((drawn) => {
      const sent = pdfFromBase64(drawn.default)
      setContent(typeof sent === 'string' ? undefined : sent)
    })
  }, [place])
  if (content === undefined) return <DocumentSkeleton />
  return <DocumentViewer content={content} title={place} onBroken={() => setContent(undefined)} />
}
