interface WrittenPageProps {
  readonly title: string
  /** A whole page, which gets a document of its own. */
  readonly html: string
  readonly height: string | number
}

/** A page that the server wrote, apart from the story's own styles, as a browser or a mail program shows it. */
export function WrittenPage({ title, html, height }: WrittenPageProps) {
  return (
    <iframe
      title={title}
      srcDoc={html}
      sandbox=""
      style={{ display: 'block', width: '100%', height, border: 0, background: '#fff' }}
    />
  )
}
