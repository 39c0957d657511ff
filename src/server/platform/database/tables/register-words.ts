/** The words of members’ names and numbers, folded, with what narrows a search. */
export interface RegisterWordsTable {
  readonly tenant: string
  readonly word: string
  readonly member_no: string
  readonly category: string
  readonly status: 'Active' | 'Inactive'
  readonly gender: string
}

/** Every word without digits that occurs in the register. */
export interface RegisterVocabularyTable {
  readonly tenant: string
  readonly word: string
  /** How many members have it. */
  readonly n: number
}

/** The trigrams of the vocabulary’s words, as these sound. */
export interface RegisterGramsTable {
  readonly tenant: string
  readonly gram: string
  readonly word: string
}
