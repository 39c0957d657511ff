import Box from '@mui/material/Box'

interface CodeBlockProps {
  /** Where the text is from. */
  readonly file: string
  readonly code: string
}

/** A file of the project, as it is. */
export function CodeBlock({ file, code }: CodeBlockProps) {
  return (
    <Box
      component="figure"
      sx={{ m: 0, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box component="figcaption" sx={{ px: 2, py: 1, typography: 'caption', borderBottom: 1, borderColor: 'divider' }}>
        {file}
      </Box>
      <Box
        component="section"
        aria-label={file}
        tabIndex={0}
        sx={{ p: 2, overflow: 'auto', maxHeight: 420, fontSize: '0.8125rem', bgcolor: 'background.paper' }}
      >
        <pre style={{ margin: 0, lineHeight: 1.5 }}>{code.trim()}</pre>
      </Box>
    </Box>
  )
}
