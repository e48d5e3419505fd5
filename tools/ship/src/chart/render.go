// Renders Helm templates with the engine that Helm itself uses: Go's text/template with Sprig. For tests, on machines
// that have Debian's packages golang-go and golang-github-masterminds-sprig-dev.
//
// Reads {"templates": {name: text}, "context": {Values, Release, Chart}} as JSON, writes {name: text} as JSON.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
)

type request struct {
	Templates map[string]string
	Context   map[string]interface{}
}

func main() {
	var asked request
	decoder := json.NewDecoder(os.Stdin)
	check(decoder.Decode(&asked))
	root := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := root.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	// JSON is YAML; Helm writes the same values in block style.
	functions["toYaml"] = func(value interface{}) (string, error) {
		text, err := json.Marshal(value)
		return string(text), err
	}
	root.Funcs(functions)
	for name, text := range asked.Templates {
		_, err := root.New(name).Parse(text)
		check(err)
	}
	rendered := map[string]string{}
	for name := range asked.Templates {
		if strings.HasPrefix(path.Base(name), "_") {
			continue
		}
		var out bytes.Buffer
		check(root.ExecuteTemplate(&out, name, asked.Context))
		rendered[name] = out.String()
	}
	check(json.NewEncoder(os.Stdout).Encode(rendered))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
