export declare const chromiumFlags: string[]
export declare const testChromiumFlags: string[]
export declare function findChromium(): string | undefined
export declare function findTestChromium(): string | undefined
