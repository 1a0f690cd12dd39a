<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Render\RendererInterface;

/** Without it, Drupal's dynamic page cache would give one user's list to others. */
final class QueryCacheability {
  public function __construct(private readonly RendererInterface $renderer) {}

  /** Adds cache contexts and tags, in the way of node_query_node_access_alter(). */
  public function add(array $contexts, array $tags = []): void {
    if ($this->renderer->hasRenderContext()) {
      $build = ['#cache' => ['contexts' => $contexts, 'tags' => $tags]];
      $this->renderer->render($build);
    }
  }
}
