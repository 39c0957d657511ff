/** What the server adds to a record's answers; a client may send it back, it is not stored again. */
export const recordAdditions = ['EntryNo', 'ProfileID', 'formHash'] as const
