import { useLocation } from "@reach/router"
import { Helmet } from "react-helmet"

/** Gatsby sets the page's own title at each move; the key sets this one again after it. */
export function Title({ title }: { readonly title: string }) {
  const { key = "" } = useLocation()
  return <Helmet key={key} titleTemplate="%s - G30" title={title} />
}
