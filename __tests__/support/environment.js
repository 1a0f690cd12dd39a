/** A test file `*.test.tsx` has a DOM, and so has a `*.test.ts` that begins with `@jest-environment jsdom`. */
if (typeof window !== "undefined") require("./site.ts")
