import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { language } from './words/words.svelte';

await language.learn();
mount(App, { target: document.getElementById('app')! }); // index.html has it
