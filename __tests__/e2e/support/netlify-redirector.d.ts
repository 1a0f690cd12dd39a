declare module "netlify-redirector" {
  type Question = {
    readonly scheme: string
    readonly host: string
    readonly path: string
    readonly query: string
    readonly headers: Readonly<Record<string, string>>
    readonly cookieValues: Readonly<Record<string, string>>
    readonly getHeader: (name: string) => string
    readonly getCookie: (name: string) => string
  }
  type Match = { readonly to: string; readonly status: number }
  export function parsePlain(rules: string, options: object): Promise<{ readonly match: (question: Question) => Match | null }>
}
