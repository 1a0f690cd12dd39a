// React Aria writes a sheet, which the site's policy forbids, unless an element has its id. combobox.module.css has the rule.
document.head.append(Object.assign(document.createElement("meta"), { id: "react-aria-pressable-style" }))
