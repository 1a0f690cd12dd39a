// What no browser of ours runs: React's ways of before 18, tools of developers, and a scheduler's functions that React doesn't call.
const unused = {
  "react-dom": [
    "findDOMNode",
    "hydrate",
    "render",
    "unmountComponentAtNode",
    "unstable_batchedUpdates",
    "unstable_renderSubtreeIntoContainer",
  ],
  scheduler: [
    "continueExecution",
    "forceFrameRate",
    "getFirstCallbackNode",
    "next",
    "pauseExecution",
    "runWithPriority",
    "wrapCallback",
  ].map((name) => `unstable_${name}`),
}

// What is the same in all our browsers, and in all our roots, which are concurrent ones. The minifier removes what this rules out.
const known = [
  [/!\("undefined"===typeof window\|\|[^)]+\.createElement\)/, "!0"],
  [/"documentMode"in document/, "!1"],
  [/document\.documentMode/, "void 0"],
  [/"CompositionEvent"in window/, "!0"],
  [/var \w+=!1;if\(\w+\)\{var \w+;if\(\w+\)\{var \w+="oninput"in document;.+?9<void 0\)\}/s, ""],
  [/if\(\w+\)(\w+=\w+);else\{\w+=\w+;(var \w+)=\w+\}(?=else)/, "{$1;$2}"],
  [/var \w+=\{animationend:.+?\},\w+=\{\},\w+=\{\};/s, ""],
  [/\w+&&\(\w+=document\.createElement\("div"\)\.style,.+?\.transition\);/s, ""],
  [/\b\w+(?=\("(?:animation(?:end|iteration|start)|transitionend)"\))/, ""],
  // Events have keys of today's names.
  [/\bkey:function\(a\)\{if\(a\.key\)\{.+?\|\|"Unidentified":""\}/, "key:0"],
  // Components use contexts of `createContext`.
  [/\b\w+(?:\.type)?\.contextTypes\b/, "void 0"],
  [/\b\w\.type\.childContextTypes\b/, "void 0"],
  [/0===\(\w\.mode&1\)/, "!1"],
  [/0!==\(\w\.mode&1\)/, "!0"],
  [/\b\w\.mode&1(?=\?|&&|\))/, "!0"],
]

/** No component has a context of the time before `createContext`: the function that says so is called with fibers' types. */
function oldContexts(source) {
  const [, name] = /function (\w+)\(a\)\{a=a\.childContextTypes;/.exec(source) ?? []
  return [[new RegExp(`\\b${name}\\(\\w(?:\\.type)?\\)(?!\\{)`), "!1"]]
}

/** Webpack's loader of React's own minified files: what they no longer export, the minifier removes with all that only it needs. */
module.exports = function shrink(source) {
  const [, name] = /([\w-]+)\.production\.min\.js$/.exec(this.resourcePath)
  const changes = unused[name].map((member) => [new RegExp(`exports\\.${member}=`), `var ${member}=`])
  if (name === "react-dom") changes.push([/typeof __REACT_DEVTOOLS_GLOBAL_HOOK__/, '"undefined"'], ...known, ...oldContexts(source))
  return changes.reduce((code, [found, other]) => {
    if (!found.test(code)) throw new Error(`${name} has no ${found.source} any more: see src/gatsby/react-loader.js.`)
    return code.replaceAll(new RegExp(found.source, `g${found.flags}`), other)
  }, source)
}
