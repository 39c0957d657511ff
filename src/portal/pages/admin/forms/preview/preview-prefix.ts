/** The prefix of the ids of the preview's controls. */
export const previewPrefix = 'preview'
