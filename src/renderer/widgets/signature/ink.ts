/** The colour of signatures: the same for every organisation, since it stands on paper. */
export const ink = '#16203a'

/** Fonts in which a typed name looks written, as far as the device has them. */
export const script = '"Segoe Script", "Bradley Hand", "Brush Script MT", "Snell Roundhand", "Apple Chancery", cursive'
