/** Of a page that fits its place, px. */
export const widestSheet = 860

/** The background behind a document's pages. */
export const documentFrame = {
  overflowX: 'auto',
  p: { xs: 1, sm: 3 },
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
} as const
