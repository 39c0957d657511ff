/** The colour of signatures: the same for every organisation, because it appears on paper. */
export const ink = '#16203a'

/** Handwriting fonts for a typed name, where the device has them. */
export const script = '"Segoe Script", "Bradley Hand", "Brush Script MT", "Snell Roundhand", "Apple Chancery", cursive'
