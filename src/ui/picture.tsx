import { graphql } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { classes } from "#lib/classes.ts"
import { makeWatch } from "#lib/in-view.ts"
import * as styles from "./picture.module.css"
import { Void } from "./void.tsx"

/** One transparent pixel. (The shorter ones that go round are broken pictures to Chromium.) */
const EMPTY = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

/** What is a page's width to a picture that spans the page. */
const PAGE_WIDTH = "(min-width: 90rem) 85rem, 100vw"

const watch = makeWatch({ rootMargin: "20px", threshold: 0.1 })

type PictureProps = {
  readonly picture: Queries.PictureFragment | null
  readonly sizes?: string
  /** In the first screen: loaded at once, before others. */
  readonly priority?: boolean
  /** The box's shape, as CSS has it; the picture's own by default. */
  readonly ratio?: string | undefined
  /** A class that gives the box its shape, where that changes with the screen. */
  readonly className?: string | undefined
}

/** A picture in a box that has its size before anything is loaded; a crossed box where there is none. */
export function Picture({ picture, sizes = PAGE_WIDTH, priority = false, ratio, className }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  const image = picture?.file?.childImageSharp?.gatsbyImageData
  const shape = className === undefined ? { aspectRatio: ratio ?? `${picture?.width ?? 3} / ${picture?.height ?? 2}` } : {}
  if (!picture || !image || isBroken) return <Void alt={picture?.alt ?? ""} className={className} style={shape} />

  const shared = { picture, image, sizes, position: picture.focus.replace(/[\d.]+/g, (part) => `${Math.round(Number(part) * 100)}%`) }
  const fail = () => {
    setIsBroken(true)
  }
  return (
    <span className={classes(styles.box, className)} style={{ ...shape, backgroundColor: image.backgroundColor }}>
      {priority ? <Sources {...shared} isLoaded priority onError={fail} /> : <LazySources {...shared} onError={fail} />}
    </span>
  )
}

type SourcesProps = {
  readonly picture: Queries.PictureFragment
  readonly image: IGatsbyImageData
  readonly sizes: string
  readonly position: string
  readonly onError?: () => void
}

function LazySources(props: SourcesProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isLoaded || place.current === null) return undefined
    const load = () => {
      setIsLoaded(true)
    }
    const unwatch = watch(place.current, (isSeen) => {
      if (isSeen) load()
    })
    // The browser lays the print out as soon as this event is over.
    const loadNow = () => {
      flushSync(load)
    }
    window.addEventListener("beforeprint", loadNow)
    return () => {
      unwatch()
      window.removeEventListener("beforeprint", loadNow)
    }
  }, [isLoaded])

  return (
    <>
      <span ref={place} className={styles.lazy}>
        <Sources {...props} isLoaded={isLoaded} />
      </span>
      <noscript>
        <Sources {...props} isLoaded />
      </noscript>
    </>
  )
}

function Sources({
  picture,
  image,
  sizes,
  position,
  isLoaded,
  priority,
  onError,
}: SourcesProps & { isLoaded: boolean; priority?: boolean }) {
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // A picture that failed before React was there has had its error event already; one that React has just made has no source yet.
    const { complete, currentSrc, naturalWidth } = element.current ?? {}
    if (isLoaded && complete && currentSrc && naturalWidth === 0) onError?.()
  }, [isLoaded, onError])

  const { fallback, sources = [] } = image.images
  return (
    <picture>
      {isLoaded && sources.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />)}
      <img
        ref={element}
        className={styles.image}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
        {...(priority && { fetchpriority: "high" })}
        {...(isLoaded ? { sizes, srcSet: fallback?.srcSet, src: fallback?.src } : { src: EMPTY })}
        style={{ objectPosition: position }}
        onError={onError}
      />
    </picture>
  )
}

export const fragment = graphql`
  fragment Picture on Picture {
    alt
    title
    width
    height
    focus
    file {
      id
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [360, 720, 1080, 1440, 1800]
          formats: [AUTO, WEBP]
          placeholder: DOMINANT_COLOR
          quality: 70
        )
      }
    }
  }
`
