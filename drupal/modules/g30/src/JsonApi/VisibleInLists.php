<?php

declare(strict_types=1);

namespace Drupal\g30\JsonApi;

use Drupal\Core\Cache\CacheableMetadata;
use Drupal\Core\Database\Connection;
use Drupal\Core\Database\Query\SelectInterface;
use Drupal\Core\Render\RendererInterface;
use Drupal\Core\Routing\RouteMatchInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\jsonapi\Routing\Routes;

/**
 * Limits the lists of JSON:API to what the viewer sees.
 *
 * Drupal leaves out hidden items only after a page is read. The number of all
 * items would count them, and so tell of drafts and accounts.
 */
final class VisibleInLists {

  public function __construct(
    private readonly Connection $database,
    private readonly AccountInterface $currentUser,
    private readonly RouteMatchInterface $routeMatch,
    private readonly RendererInterface $renderer,
  ) {}

  /**
   * Alters a query of entities that checks access.
   */
  public function alter(SelectInterface $query, string $entity_type_id): void {
    if ($this->routeMatch->getRouteObject()?->getDefault(Routes::JSON_API_ROUTE_FLAG_KEY) !== TRUE) {
      return;
    }
    $this->bubble(['user.permissions', 'user.roles:authenticated']);
    match ($entity_type_id) {
      'node' => $this->alterNodes($query),
      'taxonomy_term' => $this->alterTerms($query),
      'user' => $this->alterUsers($query),
    };
  }

  /**
   * Leaves published nodes, and drafts of their own to those who may see them.
   */
  private function alterNodes(SelectInterface $query): void {
    if ($this->currentUser->hasPermission('bypass node access')) {
      return;
    }
    $visible = $this->database->select('node_field_data', 'g30_shown')->fields('g30_shown', ['nid']);
    $shown = $visible->orConditionGroup()->condition('g30_shown.status', 1);
    if ($this->currentUser->isAuthenticated() && $this->currentUser->hasPermission('view own unpublished content')) {
      $this->bubble(['user']);
      $shown->condition('g30_shown.uid', $this->currentUser->id());
    }
    $query->condition($this->column($query, 'nid'), $visible->condition($shown), 'IN');
  }

  /**
   * Leaves published terms.
   */
  private function alterTerms(SelectInterface $query): void {
    if ($this->currentUser->hasPermission('administer taxonomy')) {
      return;
    }
    $visible = $this->database->select('taxonomy_term_field_data', 'g30_shown')->fields('g30_shown', ['tid'])->condition('g30_shown.status', 1);
    $query->condition($this->column($query, 'tid'), $visible, 'IN');
  }

  /**
   * Leaves the accounts that the viewer may see; to others their own.
   */
  private function alterUsers(SelectInterface $query): void {
    if ($this->currentUser->hasPermission('administer users')) {
      return;
    }
    $uid = $this->column($query, 'uid');
    if (!$this->currentUser->hasPermission('access user profiles')) {
      $this->bubble(['user']);
      $query->condition($uid, $this->currentUser->isAuthenticated() ? $this->currentUser->id() : -1);
      return;
    }
    $active = $this->database->select('users_field_data', 'g30_shown')->fields('g30_shown', ['uid'])->condition('g30_shown.status', 1);
    $query->condition($uid, $active, 'IN');
  }

  /**
   * The column of the query's own table, which comes first.
   */
  private function column(SelectInterface $query, string $name): string {
    return array_key_first($query->getTables()) . '.' . $name;
  }

  /**
   * Tells the answer that is being made by which contexts it differs.
   *
   * @param string[] $contexts
   *   The cache contexts.
   */
  private function bubble(array $contexts): void {
    if ($this->renderer->hasRenderContext()) {
      $build = [];
      (new CacheableMetadata())->setCacheContexts($contexts)->applyTo($build);
      $this->renderer->render($build);
    }
  }

}
