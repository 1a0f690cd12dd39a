declare module "mini-css-extract-plugin" {
  import type { Compiler } from "webpack"

  /** Gatsby's release has no types. */
  class MiniCssExtractPlugin {
    static readonly loader: string
    constructor(options: { readonly filename: string; readonly chunkFilename: string })
    apply(compiler: Compiler): void
  }

  export { MiniCssExtractPlugin as default }
}
